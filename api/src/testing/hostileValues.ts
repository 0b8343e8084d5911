/** Values that forms and addresses are attacked with, by what they try; each class has at least one that most fields take. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  nothing: ['', ' ', '\t', '\n', '\u200B', '\uFEFF', '\u0000'.repeat(3), '\u0007'],
  'odd numbers': ['0', '-1', '-0', '+1', ' 1', '1 ', '01', '1e3', '0x10', '0b1', '1_000', '１', '①', '٣', '12345', '13800000001'],
  'numbers out of range': ['1e9999', 'NaN', 'Infinity', '-Infinity', '2147483648', '-2147483649', '9007199254740993', '9223372036854775808', '9'.repeat(40), '0'.repeat(400)],
  'fractions and lists': ['1.5', '1,2', '1,,2', ',', '1,a', '1;2', '0.001', '-0.01', '0,10', '99999999999.99'],
  'words of programs': ['null', 'undefined', 'true', 'false', '[]', '{}', '{"a":1}', '[object Object]', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  'pieces of SQL': [`'`, `"`, '`', '\\', ';', '--', `' or '1'='1`, `'; drop table goods; --`, `1) union select password_hash from account --`, '$1', '%', '_', '%_%'],
  'pieces of templates and patterns': ['${7*7}', '{{7*7}}', '%s%n', '(a+)+$', '[', '*'],
  'markup and addresses': ['<script>alert(1)</script>', '"><img src=x onerror=alert(1)>', 'javascript:alert(1)', 'data:text/html,x', 'http://169.254.169.254/', '//evil.example', '../../etc/passwd', '/', '?', '#', '&=', 'a@b'],
  'too long': ['药'.repeat(61), 'a'.repeat(61), 'a'.repeat(5_000), '𠮷'.repeat(40), '👨‍👩‍👧‍👦'.repeat(20), 'e\u0301'.repeat(30)],
  'letters that change': ['\u202Eabc', '\uFFFD', 'İ', 'ß', 'ﬀ', '国药准字H00000001'],
  'days and moments': ['0000-00-00', '2026-02-30', '9999-12-31', '-1-01-01', '1795000000', '1795000000000', '-9999999999'],
}

/** Already percent-encoded, as bytes that no form library would send. */
const RAW = ['%00', 'a%00b', '%ED%A0%80', '%ED%B0%80a', '%FF%FE', '%C0%AF', '%', '%zz', '%u0041', '%EF%BB%BF1', '%0D%0ASet-Cookie:%20sid=1', '1%3Fx=1', '1%2F..%2F..%2Fuser%2Fbase']

/** All of them by class, percent-encoded. */
export const HOSTILE_CLASSES: readonly (readonly string[])[] = [...Object.values(TEXTS).map((texts) => texts.map(encodeURIComponent)), RAW]
export const HOSTILE: readonly string[] = HOSTILE_CLASSES.flat()
