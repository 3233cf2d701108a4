/** The ticket of a binding: it identifies the provider's account that a sign-in links. */
import { createTicketStore } from '@/utils/storage/ticketStore';

export const bindTicket = createTicketStore('bind', 'bind');
