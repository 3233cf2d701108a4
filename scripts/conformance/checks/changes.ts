/** Writes that the server stores. They require allowChanges, and each is undone, except an upload, which expires. */
import { check } from '../check';
import type { CheckContext } from '../checkContext';
import type { Visitor } from '../client';
import { expectFieldsWrong, expectRefusal, readData } from '../expect';
import { assert } from '../outcome';
import { describe } from '../reply';

const sampleAddress = {
  recipient: '测试收件人',
  region: '+86',
  mobile: '15400000098',
  district: '440104',
  detail: '测试路 98 号',
  postcode: '',
  label: '',
  isDefault: false,
};

/** Adds an address, runs a check with it, and deletes it. */
async function withAddress(
  ctx: CheckContext,
  use: (visitor: Visitor, id: string) => Promise<void>,
): Promise<{ visitor: Visitor; id: string }> {
  ctx.need('allowChanges');
  const visitor = await ctx.freshMember();
  const { id } = await visitor.read('addAddress', { body: sampleAddress });
  await ctx.withChange(
    `deleteAddress ${id}`,
    async () => (await ctx.freshMember()).read('deleteAddress', { params: { id } }),
    () => use(visitor, id),
  );
  return { visitor, id };
}

async function addAndDelete(ctx: CheckContext): Promise<void> {
  const added = await withAddress(ctx, async (visitor, id) => {
    const rows = (await visitor.read('addresses', { query: { pageSize: '100' } })).list;
    const row = rows.find((address) => address.id === id);
    assert(row, 'an address that was added is not in the list');
    assert(
      row.mobile.includes('*') && row.recipient.includes('*'),
      'an address that was added is not masked',
    );
  });
  const sent = { params: { id: added.id } };
  expectRefusal(await added.visitor.call('deleteAddress', sent), 'NOT_FOUND');
}

const change = (ctx: CheckContext) =>
  withAddress(ctx, async (visitor, id) => {
    const body = { ...sampleAddress, detail: '测试路 99 号' };
    const replyBeforeStepUp = await visitor.call('changeAddress', {
      params: { id },
      body: { ...body, version: 'x' },
    });
    expectRefusal(replyBeforeStepUp, 'STEP_UP_REQUIRED');
    await ctx.stepUp(visitor);
    const full = await visitor.read('address', { params: { id } });
    assert(
      full.detail === sampleAddress.detail && full.mobile === sampleAddress.mobile,
      'the server returns an address that differs from the added one',
    );
    const changes = (version: string) =>
      visitor.call('changeAddress', { params: { id }, body: { ...body, version } });
    readData('changeAddress', await changes(full.version));
    expectRefusal(await changes(full.version), 'CHANGED_MEANWHILE');
  });

/** The second account requests an address that this run has added. */
const foreign = (ctx: CheckContext) =>
  withAddress(ctx, async (visitor, id) => {
    const other = await ctx.secondMember();
    const sent = { params: { id } };
    expectRefusal(await other.call('address', { params: { id } }), 'NOT_FOUND');
    expectRefusal(await other.call('setDefaultAddress', sent), 'NOT_FOUND');
    expectRefusal(await other.call('deleteAddress', sent), 'NOT_FOUND');
    const rows = (await visitor.read('addresses', { query: { pageSize: '100' } })).list;
    assert(
      rows.some((one) => one.id === id),
      'the server deleted an address of another account, although it refused the request',
    );
  });

function upload(name: string, bytes: Buffer): FormData {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return form;
}

const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

export const changes = {
  name: 'changes',
  title: 'Stored changes',
  checks: [
    check('changes.address', 'an address is added, listed masked, and deleted', addAndDelete),
    check('changes.version', 'a change needs a step-up and the version that was read', change),
    check('changes.foreign', "another user's address can be neither read nor changed", foreign),
    check('changes.setting', 'a setting that the request omits is unchanged', async (ctx) => {
      ctx.need('allowChanges');
      const member = await ctx.member();
      const before = await member.read('notificationSettings');
      const set = async (todo: boolean) =>
        await member.read('changeNotificationSettings', { body: { todo } });
      const restored = { body: { todo: before.todo } };
      ctx.changes.set('changeNotificationSettings todo', async () =>
        (await ctx.freshMember()).read('changeNotificationSettings', restored),
      );
      const after = await set(!before.todo);
      await set(before.todo);
      ctx.changes.delete('changeNotificationSettings todo');
      assert(after.todo === !before.todo, 'the change of a setting has no effect');
      assert(
        after.messages === before.messages && after.system === before.system,
        'a setting that was left out changes',
      );
    }),
    check('changes.upload', 'the type of an upload depends on its content, not on its name', async (ctx) => {
      ctx.need('allowChanges');
      const visitor = ctx.visitor();
      const send = (name: string, bytes: Buffer) => visitor.call('uploadFile', { body: upload(name, bytes) });
      const reply = await send('测试.pdf', PDF);
      const stored = readData('uploadFile', reply);
      assert(stored.type === 'application/pdf', `${describe(reply)}: type is ${stored.type}`);
      assert(stored.name === '测试.pdf', `${describe(reply)}: the name was changed`);
      assert(stored.size === PDF.length, `${describe(reply)}: size is ${stored.size}, not ${PDF.length}`);
      expectFieldsWrong(await send('empty.pdf', Buffer.alloc(0)), 'file');
      expectFieldsWrong(
        await send('page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')),
        'file',
      );
    }),
  ],
};
