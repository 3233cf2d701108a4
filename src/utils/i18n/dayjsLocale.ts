import moment from 'moment';

/** Sets the language of dayjs, and with it of calendars. `id`: dayjs's id of the language, whose texts must be loaded. */
export const setDayjsLocale = (id: string) => moment.locale(id);
