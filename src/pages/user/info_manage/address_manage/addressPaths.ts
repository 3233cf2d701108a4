/** Where addresses are listed, added and changed. */
export const ADDRESS_LIST_PATH = '/user/info_manage/address_manage';
export const ADDRESS_ADD_PATH = `${ADDRESS_LIST_PATH}/add`;
export const toAddressModifyPath = (id: string): string =>
  `${ADDRESS_LIST_PATH}/modify?${new URLSearchParams({ id })}`;
