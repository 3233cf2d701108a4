/** The ticket of an account that nobody can sign in to at the moment. */
import { createTicketStore } from '@/utils/storage/ticketStore';

export const pausedTicket = createTicketStore('paused');
