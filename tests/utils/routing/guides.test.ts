import { getWaitingRequest, isGuidePath } from '@/utils/routing/guides';

test.each([
  ['/uaa/authGuide?requestId=r%2F1', 'r/1'],
  ['/UAA/authguide/?requestId=r1#x?requestId=r2', 'r1'],
  ['/uaa/auth%47uide?requestId=r1', 'r1'],
  ['/uaa/authGuide', ''],
  ['/uaa/authGuide#?requestId=r1', ''],
  ['/user/verification?requestId=r1', ''],
  ['', ''],
])('reads the id of the application’s request from %j: %j', (address, request) => {
  expect(getWaitingRequest(address)).toBe(request);
});

test.each([
  ['/uaa/modifyPwdGuide', true],
  ['/uaa/modifyPwdGuide/', true],
  ['/uaa/modifyPwdGuide/x', false],
  ['/uaa/%E0%A4%A', false],
])('recognizes a guide like the router: %j, %s', (address, isGuide) => {
  expect(isGuidePath(address)).toBe(isGuide);
});
