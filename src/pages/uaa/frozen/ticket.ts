/** The ticket of a frozen account, issued by a sign-in that has verified its owner. */
import { createTicketStore } from '@/utils/storage/ticketStore';

export const frozenTicket = createTicketStore('frozen');
