/**
 * Made by other hands than ours: wechatpay-axios-plugin 0.9.6 sealed and signed the notice, alipay-sdk 4.14.0 signed the request
 * and accepted the notice and the answer. The private keys were made for this and thrown away.
 */
export const WECHAT_NOTICE = {
  platformKey: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAhgBDSf/UxKGYTKQJbfexs1vbmZ8SNnNYLwmjSjcx0Ox8UpdOesf5QMwRJaAmRGEmZK0VfkC6/lI/E7KoQMfEU77RZK+3bWAf1QKvzoil6djjlVd4KfNyGd+NvRgpzvVig1Kh5x7ngxjiS4QhSQSL4JB7IULj11S2PG8DT7VxnPacG/PphiDzNlbv6dHTCOcm0PlftkEsnpa0BqYzmtUPdgpZVgS89hqsgpqavOu/Y3b1CTcAPaTVXUOthlf2cmaefqVMxv0h1K8QDfLZ1DizUQsCmt5iIoFjjwhecu2OcTOk7D+AY9wfnxe0t7+E7Np89F3KabgUXadPVLsHUrK5kQIDAQAB',
  apiV3Key: 'fixture-only-api-v3-key-32-bytes',
  timestamp: '1795226702',
  nonce: 'c5ac7061fccab6bf3e254dcf98995b8c',
  signature: 'U/lfN3WsZntiv7+Qtv/uBEtOdgxvTeXNs4wHqTPY3GRnLCfXYNAWqoPApyndAelYIwz4s9Pp6S9PADAI1KGsGQjkGCFn37haOuEHDyj+mpnjhPRmjz29O2/wG7+RhXDkI/BWQZmCXnFZO09biwV458wkEL62LjGNTyQVZ9g8XFclzNne51dtevcVYbA974KFHjXErlg6VBRT+VDlPtKX6/VO2cua1i8R/dZJV0LDK/yGx+ksA7BxpjBTBhjbHqyRGUO7RZo1Fvuw9pnX/hGG46NhRtLFMwLSjsIA+8tafVW7BcdyfIgSgpx6yvnrnA5v2LIyaHMhc2NR83EnzQDHPg==',
  body: '{"id":"7d2cc2c5-6a4c-5e4b-9d2e-2f6d1c3b0001","create_time":"2026-11-21T10:05:01+08:00","resource_type":"encrypt-resource","event_type":"TRANSACTION.SUCCESS","summary":"支付成功","resource":{"original_type":"transaction","algorithm":"AEAD_AES_256_GCM","ciphertext":"+7a9hhp7f5CIBhkoQg5rz26H/YfxetA7eReMfG+Scno7ZWUIFkFlXTkUDtSvQWTLEh6mXs0S8QVoPd8GKtk7oyBoVjftMxDhhH5jTGNy8QADlb4daRjGezzQv0ieS9k/zUq1CbHsceUPBCij4SlOa8uqkUo7mCJK2iaud90NMCvzgIJoZHkYiHFmXNdxV2dAFAuh8YqbTLwKpXO8KKXnV+k79ZcKBZ6L1Ioy6X9HsfYryrWgqMBkWzIlvjspoxBTtDU1Lt6vvsazvhxEg73o8aofPtS/1rrVcdY+2cqO3/pg3IbdIkzYT2neyC2YasvGbl9rcgEBJk2/0xtQXjL0MaxashssYsFvOeZyKMhv4IGxAajdntZLCWnBKfoh9+0B1S31XfxyLLCtdxFxMyEotP9oF9zXsNrIx1OTvoRB+cFAKdns+8pcKpdpPu4BuYY1Snk13god/d34681C6my+iSlayAoGh0W5C5bcJfYfN6Vz1vxPXZx4T6DhOaG8rqrGPJlS9fTQSj2lSUGwiF5xNpt8SGSSlgoFz6FDb1q+BL/NzDNwWjAcCpTNHrvuQIMnbKHjOI6WWrJ6v5HuoOyFGa+XaShwuWLyHHk=","associated_data":"transaction","nonce":"aZ09-_bY18Cx"}}',
}

export const ALIPAY_REQUEST = {
  publicKey: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA5T+SaHALErHVClx5+2zzOn3VszUNlvMK2468O8OzcNHx1ubDa3mAQrO4fatb1TztWrzny+KvqvfQIHj0ArO732+BN7q4JWgXe49daDgBJWkVziJNsbH00qV/nOPrQvEkGYgQRHFmVlJj3BHVyKDmeIyu9AnilTwZsnG7a40YuI6tFQGaHW2Q88tw74aEWL+JiDz/uOTYrug0d6lYPwpp/zCa/22pBABzM8wM1RoAoQb4NS8kYbR18xLU+RgG2qF0jdQsXNy8ugDV9WtBcvdya7U45w9fjrSAZz4iZ2LtgTrfZiHnG5YFsLb/k9qnJATnfHIKIPT9p6t2MTUsSd6KgwIDAQAB',
  form: 'method=alipay.trade.precreate&app_id=2021000000000001&charset=utf-8&version=1.0&sign_type=RSA2&timestamp=2026-11-21%2010%3A05%3A00&notify_url=https%3A%2F%2Fshop.example%2Fapi%2Fpay%2Fnotify%2Falipay&biz_content=%7B%22out_trade_no%22%3A%22P20261121000001%22%2C%22total_amount%22%3A%22123.45%22%2C%22subject%22%3A%22%E8%8D%AF%E5%93%81%E8%AE%A2%E5%8D%95%20a%2Bb%25c%22%2C%22time_expire%22%3A%222026-11-21%2010%3A35%3A00%22%7D&sign=bq2fH986RXdlTPBvnmplup%2BgxDjEWyNJ9NKC469D2njB9MP3Rg0dpv0%2Fq%2Fo4iQUnue2WK4o62XlTUSc7PLNclnD04iTnl5PB9I32zQnxcI4vMn3F64ss8VfBJoPlm4zXsZhnv7IWE%2FXD0Nhev2MUgrAvpsqiUVpcq3m%2BgrJg4ZlmqekGPRECKbVHIAeLzidAZACyOiat6rC1GQTvz%2BOWD7WtdYEGwdRDLseAo3MEC%2Btx8SAMhIQ9rtagiuMDoOfenOFpxri3dEDX3aGtf5maV5fmJtjJZa3HUDWt9SNG%2FFC%2BMxTJ16j5qwqWJ2dytd6olK2daG1l2q%2BEt0FNZI0jXw%3D%3D',
}

/** Alipay's key, and what it signs. */
export const ALIPAY_NOTICE = {
  publicKey: 'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAw/mSGgcxj0DTTWVd3gYJX477/wqPk7WBGuo88soEKlBOnqaH27MON3irv2pkTgWnPOPSADf6jJ4MdLBd1vTxlI8DfCa/0gvO3zJ2nLxAaC0Ka+tDwVxlPLTeLGouDIkEy3G9XcloT2YGr12al5tD3fzSY9Ltg/WpMIvpeyiubkcVHekGG/aSU0urLSoNtHxCPYn0rei3bATXWdjMXbYnYIfGIbaHKHpP+68/IKq7Pvpx4DO70781kxCn5mXYG/mGpu+UACIteLSfuDwOcbuFCd8eKkFYT+3x1gRT/7LGw63adAldCuymh7HOSq9vXdwP/FMnvf6Ut6CZmuy1nsdUSQIDAQAB',
  form: 'total_amount=123.45&buyer_id=2088102116773037&trade_no=2026112122001003030200089909&refund_fee=0.00&notify_time=2026-11-21+10%3A05%3A02&subject=%E8%8D%AF%E5%93%81%E8%AE%A2%E5%8D%95+a%2Bb%25c&sign_type=RSA2&charset=utf-8&notify_type=trade_status_sync&out_trade_no=P20261121000001&gmt_close=2026-11-21+10%3A05%3A01&gmt_payment=2026-11-21+10%3A05%3A01&trade_status=TRADE_SUCCESS&version=1.0&gmt_create=2026-11-21+10%3A04%3A44&app_id=2021000000000001&seller_id=2088102119685838&notify_id=4a91b7a78a503640467525113fb7d8bg8e&sign=MiAeTAicpRy%2FBZl191O6qZl3AXUMBMSC0pEC4k7Ky4gudGWHAM%2FI%2BapmKv2a5%2BPhw5LEmqlgSb0nXJKD4RYFDO0WX%2B6CgIBkFWlqqLHDu0zGUN0PjjWlC3mcW%2BlQ6lvJgNPthN3kV5dr6Ye%2F0QnnNZc2PKtf1NQjwCSwqRV8E4nKGhgjjdA%2BXlneOtWyEcbuGI%2B%2BKmdnKYSKcYns5cJR%2FqOpsp0gUHZ4k%2BKv%2BvKgm29xGb2bFdkj72TTs0rHzim2n4XaY4mB59pv9zCjWzMCuyhdAQSoqWLJsmPZRep%2BDCQE3CPEXav52wnSougPGsHY0ebMbbWhr98oJ4JxOSgy7w%3D%3D',
  answer: '{"alipay_trade_precreate_response":{"code":"10000","msg":"Success","out_trade_no":"P20261121000001","qr_code":"https:\\/\\/qr.alipay.com\\/bavh4wjlxf12tper3a"},"sign":"VUOLywzuQjCLrPa/Ca+Uy9dnhmZSexKORNLcBi55Aufnvw7Z1kAjc2THGy9l/EMlptFW3YUgeYRSJY8qGdHmkpnJ5ZODTBnzn1caMunwfMwgQElNWlvs4m9A8EA0bEr7py1odjZMAzQWbkuQ6txmzpuyn9U7Ff0qZqxuC6Q2ltlzPdS+mU6B6byA6/czvCeO8qw6cTV85aIWoqla2H+2l6BeNvdAwpjI0GYvtrH+Frf2A1uzvg65m8y/NoQTClHhgGGi34fTm55DjSCnlDwOYIk0mHR5+H9lQtQb/HU7IAYg1clk6XZ65C3rmOSjdhc9KBTjcUFLBExpmS0tY560og=="}',
}

/** A certificate as WeChat Pay hands them out; its name and serial number are made up. */
export const PLATFORM_CERTIFICATE = {
  serial: '5157F09EFDC096DE15EBE81A47057A7232F1B8E2',
  pem: `-----BEGIN CERTIFICATE-----
MIIDXzCCAkegAwIBAgIUUVfwnv3Alt4V6+gaRwV6cjLxuOIwDQYJKoZIhvcNAQEL
BQAwPzELMAkGA1UEBhMCQ04xEzARBgNVBAoMClRlbnBheS5jb20xGzAZBgNVBAMM
ElRlbnBheS5jb20gUm9vdCBDQTAeFw0yNjExMjEwNDMxMTNaFw0zNjExMTgwNDMx
MTNaMD8xCzAJBgNVBAYTAkNOMRMwEQYDVQQKDApUZW5wYXkuY29tMRswGQYDVQQD
DBJUZW5wYXkuY29tIFJvb3QgQ0EwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEK
AoIBAQDH+9WaKj6AHncAj1zJ7ijLsko/eIn5dne2RHMu8c/p26kOaiVO7dGoPe9+
45dVW78nONMcrOGM2o8g33G0nuBpjJMWjfYq6sJZ12Tvx1GwS63cu7mYcUhZ0Jk5
t48beOe/9qFNqAtaREkhQzFEXvKCAAAgvGZDrgVeJOoZLDUG8Yx+MHEqqRxQe42t
wu+qxMwheZgIrP77sb7WBKuJDNFtolfmA0wne87Uq1TEoFqwk+aWKoUm8ZLvWYjL
EkNv84mlZXkZ0uSE/L3jLG6EcWo2kW+VVgHK27fS3x8eSaclNHYhC7RWNaRLkJY5
nd2P+uyKfeNCSsH/YcvGCWdpJjXXAgMBAAGjUzBRMB0GA1UdDgQWBBQrZaygq9Zk
KJ+lYU8YnK3HJADIjTAfBgNVHSMEGDAWgBQrZaygq9ZkKJ+lYU8YnK3HJADIjTAP
BgNVHRMBAf8EBTADAQH/MA0GCSqGSIb3DQEBCwUAA4IBAQA1klM15gahht2CM7QS
Pkj5G3ESSGO4ZwSao4b9TaC9N8WJPdWdsYavbcb3tNr4CvZrcHEOnxj/vny063OH
KRdDonUSkhensapeV3YUWV9I8XVStB5E3LRxp0jfuLuv+5y7tCt7/xQAZtPpuM0F
+BPW6Ku9gLbFLvLkqWEsfS3K1pONantrCrjsSO4vAAtn7HrQJD225uumzwDWjYs/
Sf881b6jzbzvQUDEm41TNTmDxps1tXLAF9jWkhcwlG0TBqRgEBUzrb38aAKb4cNl
v4/h17RJPHgRLT8Z2/p+6VvyqrJb1z4Bu4j6bV4F1/AGSkT85Udo95B616yBWU0o
022C
-----END CERTIFICATE-----
`,
}
