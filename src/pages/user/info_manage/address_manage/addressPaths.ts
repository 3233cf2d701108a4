/** Where addresses are listed, added and changed. */
export const LIST = '/user/info_manage/address_manage';
export const ADD = `${LIST}/add`;
export const modifyOf = (id: string): string => `${LIST}/modify?${new URLSearchParams({ id })}`;
