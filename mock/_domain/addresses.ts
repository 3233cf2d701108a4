/** Where somebody's parcels go. While an account has addresses, exactly one of them is the default. */
import { randomUUID } from 'node:crypto';
import { ADDRESSES_MAX } from '../../src/constants';
import type { Address, AddressBody, AddressRow, Page } from '../../src/contract';
import { addressFields, regionNames } from './addressForm';
import { recordAct } from './behaviour';
import { FieldWrong, optional, type Reader, readFields, text } from './fields';
import type { Ctx } from './http';
import { maskAddress, maskMobile, maskName } from './masking';
import { pageFields, pageOf } from './pages';
import { HttpRefusal, Refusal } from './refusals';
import { portal } from './state';
import { assertSteppedUp } from './stepUp';
import { assertUnchanged, versionOf, versionOnWire } from './versions';

export interface SavedAddress extends AddressBody {
  id: string;
  accountId: string;
}

/** A UUID's. */
const ID_MAX = 36;

type Owner = Pick<Ctx<'addAddress'>, 'req' | 'account' | 'session'>;

/** The account's, the default first, then the newest. */
const ownAddresses = (accountId: string): SavedAddress[] =>
  portal()
    .addresses.filter((one) => one.accountId === accountId)
    .reverse()
    .sort((a, b) => Number(b.isDefault) - Number(a.isDefault));

/** One of the person's own; an unknown or another's is a 404. */
function ownAddress({ account }: Pick<Owner, 'account'>, id: string): SavedAddress {
  const found = portal().addresses.find((one) => one.id === id && one.accountId === account.id);
  if (!found) throw new HttpRefusal(404, 'NOT_FOUND');
  return found;
}

/** What the version of an address is about. */
const bodyOf = ({ id, accountId, ...body }: SavedAddress): AddressBody => body;

function makeDefault({ id, accountId }: SavedAddress): void {
  for (const one of ownAddresses(accountId)) one.isDefault = one.id === id;
}

function readBody(body: Ctx<'addAddress'>['body']): AddressBody {
  const { postcode = '', label = '', ...rest } = readFields(body, addressFields(body));
  return { ...rest, postcode, label };
}

/** A page of the person's own addresses, masked. */
export function listAddresses({ account, query }: Ctx<'addresses'>): Page<AddressRow> {
  const { sort, ...page } = readFields(query, pageFields());
  const rows = ownAddresses(account.id).map(({ id, recipient, mobile, district, label, isDefault }) => ({
    id,
    recipient: maskName(recipient),
    mobile: maskMobile(mobile),
    address: maskAddress(regionNames(district)),
    label,
    isDefault,
  }));
  return pageOf(rows, page);
}

/** One in full, for whoever has just confirmed who they are. */
export function addressOf(ctx: Ctx<'address'>): Address {
  const found = ownAddress(ctx, ctx.params.id);
  assertSteppedUp(ctx);
  const body = bodyOf(found);
  return { ...body, id: found.id, version: versionOf(body) };
}

/** Adds one; the first is the default whatever it says. Throws ADDRESS_LIMIT for one too many. */
export function addAddress(ctx: Ctx<'addAddress'>): { id: string } {
  const { account, body } = ctx;
  const fields = readBody(body);
  const held = ownAddresses(account.id).length;
  if (held >= ADDRESSES_MAX) throw new Refusal('ADDRESS_LIMIT');
  const added = { ...fields, id: randomUUID(), accountId: account.id };
  portal().addresses.push(added);
  if (added.isDefault || held === 0) makeDefault(added);
  recordAct(ctx, { type: 'ADDRESS_CHANGE' });
  return { id: added.id };
}

/**
 * Changes one. Throws CHANGED_MEANWHILE where it is no longer what the person has seen, ADDRESS_DEFAULT where the
 * default would stop being it: another has to become it instead.
 */
export function changeAddress(ctx: Ctx<'changeAddress'>): void {
  const found = ownAddress(ctx, ctx.params.id);
  assertSteppedUp(ctx);
  const { version } = readFields(ctx.body, { version: versionOnWire });
  const fields = readBody(ctx.body);
  assertUnchanged(bodyOf(found), version);
  if (found.isDefault && !fields.isDefault) throw new Refusal('ADDRESS_DEFAULT');
  Object.assign(found, fields);
  if (fields.isDefault) makeDefault(found);
  recordAct(ctx, { type: 'ADDRESS_CHANGE' });
}

/** Makes one the default in place of the one that was. */
export function setDefaultAddress(ctx: Ctx<'setDefaultAddress'>): void {
  const found = ownAddress(ctx, ctx.params.id);
  if (found.isDefault) return;
  makeDefault(found);
  recordAct(ctx, { type: 'ADDRESS_CHANGE' });
}

/** One of these addresses, by its id. */
const oneAmong =
  (addresses: SavedAddress[]): Reader<SavedAddress> =>
  (raw) => {
    const id = text(ID_MAX)(raw);
    const found = addresses.find((one) => one.id === id);
    if (!found) throw new FieldWrong('FIELD_FORMAT');
    return found;
  };

/**
 * Deletes one; the heir becomes the default where the default goes. Throws ADDRESS_DEFAULT for the default without
 * an heir, while there are others.
 */
export function deleteAddress(ctx: Ctx<'deleteAddress'>): void {
  const { id, accountId, isDefault } = ownAddress(ctx, ctx.params.id);
  const others = ownAddresses(accountId).filter((one) => one.id !== id);
  const { heir } = readFields(ctx.body, { heir: optional(oneAmong(others)) });
  if (isDefault && others.length > 0 && !heir) throw new Refusal('ADDRESS_DEFAULT');
  portal().addresses = portal().addresses.filter((one) => one.id !== id);
  if (isDefault && heir) makeDefault(heir);
  recordAct(ctx, { type: 'ADDRESS_CHANGE' });
}
