/** The ticket of a link to a recovery. It works in every browser. */
import { createTicketStore } from '@/utils/storage/ticketStore';

export const lostAccessTicket = createTicketStore('lost');
