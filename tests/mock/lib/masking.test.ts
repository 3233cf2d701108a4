import {
  maskAddress,
  maskEmail,
  maskIdNo,
  maskIp,
  maskMobile,
  maskName,
} from '../../../mock/_domain/lib/masking';

test.each([
  [maskName, '张三', '张*'],
  [maskName, '张小三', '张*三'],
  [maskName, '欧阳测试', '欧**试'],
  [maskName, '𠮷田', '𠮷*'],
  [maskName, 'John Doe', 'J******e'],
  [maskMobile, '13812341234', '138****1234'],
  [maskMobile, '61234567', '61****67'],
  [maskIdNo, '11010519491231002X', '110105********002X'],
  [maskIdNo, 'E12345678', 'E1*****78'],
  [maskIdNo, 'E123', '****'],
  [maskEmail, 'test@example.com', 't***@example.com'],
  [maskEmail, 'a@example.com', 'a***@example.com'],
  [maskEmail, 'broken', '******'],
  [maskIp, '203.0.113.7', '203.0.*.*'],
  [maskIp, '2001:db8::1', '2001:db8:*'],
])('%p masks %s as %s', (mask, value, masked) => {
  expect(mask(value)).toBe(masked);
});

test.each([maskName, maskMobile, maskIdNo, maskEmail, maskIp])(
  '%p returns an empty text unchanged',
  (mask) => {
    expect(mask('')).toBe('');
  },
);

test('shows only the district of an address', () => {
  expect(maskAddress(['北京市', '东城区'])).toBe('北京市东城区****');
});
