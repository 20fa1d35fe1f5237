/** The amounts of a direct debit file and what it says of their sum, read off its text: no writer, no parser, no floats. */
export function figuresOf(xml: string) {
  const amounts = [...xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)<\/InstdAmt>/g)]
  const total = amounts.reduce((sum, [, euros, cents]) => sum + BigInt(`${euros}${cents}`), 0n)
  const digits = total.toString().padStart(3, '0')
  return {
    count: amounts.length,
    sum: `${digits.slice(0, -2)}.${digits.slice(-2)}`,
    transactions: xml.split('<DrctDbtTxInf>').length - 1,
    saidCounts: said(xml, 'NbOfTxs').map(Number),
    saidSums: said(xml, 'CtrlSum'),
    endToEndIds: said(xml, 'EndToEndId'),
    mandates: said(xml, 'MndtId'),
    names: said(xml, 'Nm'),
    days: said(xml, 'ReqdColltnDt'),
  }
}

function said(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')
}
