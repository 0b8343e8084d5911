import { renderSVG } from 'uqr'
import { formatYuan } from 'rules/money'
import { formatDateTime } from 'rules/time'
import { seconds } from '../../deps.ts'
import type { Payable } from './payable.ts'

const STYLE = `body{font:16px/1.6 sans-serif;max-width:28rem;margin:3rem auto;padding:0 1rem;color:#1f2933;text-align:center}
.amount{font-size:2.25rem;font-weight:600;margin:.5rem 0}dl{display:grid;grid-template-columns:6rem 1fr;gap:.25rem .75rem;text-align:left;margin:1.5rem 0}
dt{color:#52606d}dd{margin:0;word-break:break-all}button{font:inherit;padding:.6rem 2rem;border-radius:.375rem;border:1px solid #1d6f42;background:#1d6f42;color:#fff;margin:.25rem}
button.no{background:#fff;color:#9b1c1c;border-color:#9b1c1c}.code svg{width:10rem;height:10rem}.note{color:#52606d;font-size:.875rem}`

const WORDS: Readonly<Record<Payable['status'], string>> = {
  created: '等待支付',
  pending: '等待支付',
  settled: '支付成功',
  failed: '支付失败',
  closed: '支付已关闭',
  refund_due: '订单已关闭，款项正在原路退回',
  refunded: '订单已关闭，款项已原路退回',
}

export interface CashierView {
  readonly payment: Payable
  readonly now: Date
  readonly action: string
  readonly back: string
  readonly nonce: string
}

/** The sandbox's own page: takes no money, and needs no script but the countdown's. */
export function cashierPage({ payment, now, action, back, nonce }: CashierView): string {
  const left = Math.max(0, seconds(payment.expires_at) - seconds(now))
  const isOpen = (payment.status === 'created' || payment.status === 'pending') && left > 0
  const state = payment.status === 'pending' && left === 0 ? '支付已超时' : WORDS[payment.status]
  const buttons = `<form method="post" action="${escape(action)}"><button name="outcome" value="settled">支付成功</button><button class="no" name="outcome" value="failed">支付失败</button></form>`
  const countdown = isOpen ? `<dt>剩余时间</dt><dd id="left" data-left="${left}">${clock(left)}</dd>` : ''
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>模拟收银台</title><style nonce="${nonce}">${STYLE}</style></head>
<body><h1>模拟收银台</h1><p class="note">演示环境的收银台，不会产生真实扣款。</p><p class="amount">¥${formatYuan(payment.amount)}</p><p role="status">${state}</p>
<dl>${payment.is_recharge ? '' : `<dt>交易号</dt><dd>${escape(payment.of_no)}</dd>`}<dt>${payment.is_recharge ? '充值单号' : '支付单号'}</dt><dd>${escape(payment.no)}</dd><dt>支付截止</dt><dd>${formatDateTime(seconds(payment.expires_at))}</dd>${countdown}</dl>
${isOpen && payment.code_url !== null ? `<p class="code">${renderSVG(payment.code_url, { ecc: 'M', border: 2 })}</p><p class="note">也可用手机扫码打开本页</p>` : ''}
${isOpen ? buttons : `<p><a href="${escape(back)}">${payment.is_recharge ? '返回余额' : '返回订单'}</a></p>`}
${isOpen ? `<script nonce="${nonce}">${SCRIPT}</script>` : ''}</body></html>`
}

const SCRIPT = `const e=document.getElementById('left');let n=Number(e.dataset.left);const p=(x)=>String(x).padStart(2,'0');
setInterval(()=>{n=Math.max(0,n-1);e.textContent=p(Math.floor(n/3600))+':'+p(Math.floor(n%3600/60))+':'+p(n%60);if(n===0)location.reload()},1000)`

function clock(left: number): string {
  return [Math.floor(left / 3600), Math.floor((left % 3600) / 60), left % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
