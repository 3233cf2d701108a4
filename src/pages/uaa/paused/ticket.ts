/** The ticket of a paused account: an intruder was reported, so the account refuses sign-ins for a limited time. */
import { createTicketStore } from '@/utils/storage/ticketStore';

export const pausedTicket = createTicketStore('paused');
