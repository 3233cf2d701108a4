/** The ticket of a sign-in that waits for a code. */
import { createTicketStore } from '@/utils/storage/ticketStore';

export const secondFactorTicket = createTicketStore('secondFactor');
