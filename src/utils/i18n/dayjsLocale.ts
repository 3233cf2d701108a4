import moment from 'moment';

/** Has calendars speak a language, by dayjs's own id of it; its words have to be loaded. */
export const setDayjsLocale = (id: string) => moment.locale(id);
