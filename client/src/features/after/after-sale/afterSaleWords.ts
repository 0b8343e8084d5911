/** What each kind means for the buyer. */
export const kindHints: Readonly<Record<string, string>> = {
  REFUND_ONLY: '未收到或不需退货',
  RETURN_REFUND: '寄回商品并退款',
  EXCHANGE: '寄回后换发同品',
  RESHIP: '少发、漏发的补寄',
  DOCUMENTS: '随货同行单、发票等',
  LAB_REPORT: '所购批号的检验报告',
  GOODS_DOSSIER: '批准证明、质量标准',
  COMPANY_DOSSIER: '供货企业的证照',
}

/** Kinds that are about goods: which and how many has to be said. */
export const isOfGoods = (kind: string): boolean =>
  kind === 'REFUND_ONLY' || kind === 'RETURN_REFUND' || kind === 'EXCHANGE' || kind === 'RESHIP'
