import {
  type ExportParts,
  formatExportCsv,
} from '@/pages/user/account_manage/account_security/export/exportFiles';

const parts: ExportParts = new Map<never, object>([
  ['sessions', [{ id: 's1', browser: 'Chrome', current: true }]],
  [
    'account',
    {
      exportedAt: '2026-11-21T12:00:00.000+08:00',
      account: { account: 'demo', mobile: '15400000001', level: 3, idFrom: null },
      profile: { nickname: '=1+1', avatar: 'data:image/png;base64,AAAA' },
      appeals: [{ ticket: 'AP1' }],
      certificates: [{ serial: '5001' }],
      verifications: [{ channel: 'gonganVerify', state: 'MATCHED' }],
    },
  ],
  ['grants', [{ name: 'Demo App', scopes: [{ scope: 'openid', required: true }] }]],
  ['addresses', []],
] as unknown as [never, object][]);

test('formats CSV as one flat table without formulas and pictures', () => {
  expect(formatExportCsv(parts).slice(1).split('\r\n')).toEqual([
    'section,record,field,value',
    'account,1,account,demo',
    'account,1,mobile,15400000001',
    'account,1,level,3',
    'account,1,idFrom,',
    "profile,1,nickname,'=1+1",
    'appeals,1,ticket,AP1',
    'certificates,1,serial,5001',
    'verifications,1,channel,gonganVerify',
    'verifications,1,state,MATCHED',
    'sessions,1,id,s1',
    'sessions,1,browser,Chrome',
    'sessions,1,current,true',
    'grants,1,name,Demo App',
    'grants,1,scopes.1.scope,openid',
    'grants,1,scopes.1.required,true',
    '',
  ]);
});
