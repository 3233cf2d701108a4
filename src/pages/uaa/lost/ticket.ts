/** The ticket in a link to a recovery. It is valid in every browser. */
import { createTicketStore } from '@/utils/storage/ticketStore';

export const lostAccessTicket = createTicketStore('lost');
