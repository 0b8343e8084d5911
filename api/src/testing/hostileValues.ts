/** Already percent-encoded, as bytes that no form library would send. */
const RAW = ['%00', 'a%00b', '%ED%A0%80', '%ED%B0%80a', '%FF%FE', '%C0%AF', '%', '%zz', '%u0041', '%EF%BB%BF1', '%0D%0ASet-Cookie:%20sid=1', '1%3Fx=1', '1%2F..%2F..%2Fuser%2Fbase']

const TEXTS = [
  '', ' ', '\t', '\n', '0', '-1', '-0', '+1', ' 1', '1 ', '1.5', '01', '1e3', '1e9999', '0x10', '0b1', '1_000', '１', '①', '٣', 'NaN', 'Infinity', '-Infinity',
  '2147483648', '-2147483649', '9007199254740993', '9223372036854775808', '9'.repeat(40), '0'.repeat(400), '1,2', '1,,2', ',', '1,a', '1;2', '0.001', '-0.01', '0,10', '99999999999.99',
  'null', 'undefined', 'true', 'false', '[]', '{}', '{"a":1}', '[object Object]', '__proto__', 'constructor', 'toString', 'hasOwnProperty',
  `'`, `"`, '`', '\\', ';', '--', `' or '1'='1`, `'; drop table goods; --`, `1) union select password_hash from account --`, '$1', '${7*7}', '{{7*7}}', '%s%n', '%', '_', '%_%', '(a+)+$', '[', '*',
  '<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', 'data:text/html,x', 'http://169.254.169.254/', '//evil.example', '../../etc/passwd', '/', '?', '#', '&=',
  '药'.repeat(61), 'a'.repeat(61), 'a'.repeat(5_000), '𠮷'.repeat(40), '👨‍👩‍👧‍👦'.repeat(20), 'e\u0301'.repeat(30), '\u202Eabc', '\u200B', '\uFEFF', '\u0000'.repeat(3), '\u0007', '\uFFFD', 'İ', 'ß', 'ﬀ',
  '0000-00-00', '2026-02-30', '9999-12-31', '-1-01-01', '1795000000', '1795000000000', '-9999999999', '13800000001', '12345', 'a@b', '国药准字H00000001',
]

/** Values that forms and addresses are attacked with, percent-encoded. */
export const HOSTILE: readonly string[] = [...TEXTS.map(encodeURIComponent), ...RAW]
