/** The ticket of a paused account: someone has reported an intruder, so that sign-ins are refused for a time. */
import { createTicketStore } from '@/utils/storage/ticketStore';

export const pausedTicket = createTicketStore('paused');
