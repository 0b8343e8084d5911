/**
 * Made from the public protocol by other hands than the libraries beneath the channels: wechatpay-axios-plugin 0.9.6 sealed and signed
 * the WeChat notice, openssl signed what comes from Alipay. The private keys were made for this and thrown away.
 */
export const WECHAT_NOTICE = {
  platformKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAhgBDSf/UxKGYTKQJbfexs1vbmZ8SNnNYLwmjSjcx0Ox8UpdOesf5QMwRJaAmRGEmZK0VfkC6/lI/E7KoQMfEU77RZK+3bWAf1QKvzoil6djjlVd4KfNyGd+NvRgpzvVig1Kh5x7ngxjiS4QhSQSL4JB7IULj11S2PG8DT7VxnPacG/PphiDzNlbv6dHTCOcm0PlftkEsnpa0BqYzmtUPdgpZVgS89hqsgpqavOu/Y3b1CTcAPaTVXUOthlf2cmaefqVMxv0h1K8QDfLZ1DizUQsCmt5iIoFjjwhecu2OcTOk7D+AY9wfnxe0t7+E7Np89F3KabgUXadPVLsHUrK5kQIDAQAB',
  apiV3Key: 'fixture-only-api-v3-key-32-bytes',
  timestamp: '1795226702',
  nonce: 'c5ac7061fccab6bf3e254dcf98995b8c',
  signature:
    'U/lfN3WsZntiv7+Qtv/uBEtOdgxvTeXNs4wHqTPY3GRnLCfXYNAWqoPApyndAelYIwz4s9Pp6S9PADAI1KGsGQjkGCFn37haOuEHDyj+mpnjhPRmjz29O2/wG7+RhXDkI/BWQZmCXnFZO09biwV458wkEL62LjGNTyQVZ9g8XFclzNne51dtevcVYbA974KFHjXErlg6VBRT+VDlPtKX6/VO2cua1i8R/dZJV0LDK/yGx+ksA7BxpjBTBhjbHqyRGUO7RZo1Fvuw9pnX/hGG46NhRtLFMwLSjsIA+8tafVW7BcdyfIgSgpx6yvnrnA5v2LIyaHMhc2NR83EnzQDHPg==',
  body: '{"id":"7d2cc2c5-6a4c-5e4b-9d2e-2f6d1c3b0001","create_time":"2026-11-21T10:05:01+08:00","resource_type":"encrypt-resource","event_type":"TRANSACTION.SUCCESS","summary":"支付成功","resource":{"original_type":"transaction","algorithm":"AEAD_AES_256_GCM","ciphertext":"+7a9hhp7f5CIBhkoQg5rz26H/YfxetA7eReMfG+Scno7ZWUIFkFlXTkUDtSvQWTLEh6mXs0S8QVoPd8GKtk7oyBoVjftMxDhhH5jTGNy8QADlb4daRjGezzQv0ieS9k/zUq1CbHsceUPBCij4SlOa8uqkUo7mCJK2iaud90NMCvzgIJoZHkYiHFmXNdxV2dAFAuh8YqbTLwKpXO8KKXnV+k79ZcKBZ6L1Ioy6X9HsfYryrWgqMBkWzIlvjspoxBTtDU1Lt6vvsazvhxEg73o8aofPtS/1rrVcdY+2cqO3/pg3IbdIkzYT2neyC2YasvGbl9rcgEBJk2/0xtQXjL0MaxashssYsFvOeZyKMhv4IGxAajdntZLCWnBKfoh9+0B1S31XfxyLLCtdxFxMyEotP9oF9zXsNrIx1OTvoRB+cFAKdns+8pcKpdpPu4BuYY1Snk13god/d34681C6my+iSlayAoGh0W5C5bcJfYfN6Vz1vxPXZx4T6DhOaG8rqrGPJlS9fTQSj2lSUGwiF5xNpt8SGSSlgoFz6FDb1q+BL/NzDNwWjAcCpTNHrvuQIMnbKHjOI6WWrJ6v5HuoOyFGa+XaShwuWLyHHk=","associated_data":"transaction","nonce":"aZ09-_bY18Cx"}}',
}

/** Alipay's key, and what it signs. */
export const ALIPAY_NOTICE = {
  publicKey:
    'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAzeFB3MTKMs3M1e2bOoNupXsO0o89Sez5HMQjp5f++4ZLL4eAad7pQtqzU5YMTMGbg8FNQ3s4REGg1SsD7JtflXm3plZCcVvDYiWMnIwQerYuXY0V8s1EUsNc0nUOVBr9tRNH1SqHt4mN5EOP1JJByFpMkIzTWwa9fRHdRuJ0jmdaEFgrzP8eFzpYZdFwr4ajB5/t3fDDNLSYiTIKXWGmTaV7U+/pm91VRgeCFZbI5hQkTuUo4/aIHH0ZLN6AyV3aUv1TWyDbgHk5077LYVwLvvztOWdLfgfo70Ecya8BkV4YUDN2vk6l0y7LyyYK1en/K2yfMk7UN33LqC5Pnvqr8QIDAQAB',
  form: 'total_amount=123.45&buyer_id=2088102116773037&trade_no=2026112122001003030200089909&refund_fee=0.00&notify_time=2026-11-21+10%3A05%3A02&subject=%E8%8D%AF%E5%93%81%E8%AE%A2%E5%8D%95+a%2Bb%25c&sign_type=RSA2&charset=utf-8&notify_type=trade_status_sync&out_trade_no=P20261121000001&gmt_close=2026-11-21+10%3A05%3A01&gmt_payment=2026-11-21+10%3A05%3A01&trade_status=TRADE_SUCCESS&version=1.0&gmt_create=2026-11-21+10%3A04%3A44&app_id=2021000000000001&seller_id=2088102119685838&notify_id=4a91b7a78a503640467525113fb7d8bg8e&sign=XRaQ%2Fw3TrswkV3U6Dksa30kl72n%2FZEG6dc1uuf14Juf2dLv4UUnz7VtKipAg8B2oCG8ETLRdINpDUV7%2BBmSGW7AhKFgJPErNRc453AOaPGGbbn%2B03fsUDK4K2JEmmnhUXPQqoxNu2dGMKnuhTLNtnwyU9922B%2Bi%2FETmFH47DPGXzfhjq%2FTJDmSo6QrvsiplL7LYjDQbOpzyvhrpgrN0dz7fz9irqiIm1XccSoDk8t%2FpTqwae4vOR9GG3OisDAFGMV6Fgk6Bmf5cakdWgyONemuZMPW9W3dh%2B8Zqlvmp%2FwLCYi%2F0vBLWkY651rIK%2F4MTSJ%2B%2Fi%2B7zURCc2QyKsyX4VzA%3D%3D',
  answer:
    '{"alipay_trade_precreate_response":{"code":"10000","msg":"Success","out_trade_no":"P20261121000001","qr_code":"https:\\/\\/qr.alipay.com\\/bavh4wjlxf12tper3a"},"sign":"ji5E44HNIS94TdIVxT+Lb58W0D0w9jwKCmEu6hW395MWM/qY2KQQmoh4b8+X0piEfR3SAdNMO7t9kqnSztkeQ1G+X58/vKuHUoc0L2v4AFTRuCEFY7qOQA3gwr4PoRurC2i8lAUfI6uRJM0c5oYqvKwR/zoi+5/o2rP0+bQva2i9RH5MHZVPJh74dLBdec1Jqm4nqDqcev6r/3Qs/MuzeqM7dHm0Sn9Mz6aBzQVRLa8iYPC+VrGLaiJqm3/zNNlZP/yXpPx7UGk7+R5sit3TdHDisTeaEXJ5E9VdGraU/IxJqebXTVyJ0XQEC8Bhw8xxKA3nRAhK8HzKYGwuQql73Q=="}',
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
