/** The amounts of a file of transfers and what it says of their sum, read off its text: no writer, no parser, no floats. */
export function transferFigures(xml: string) {
  const amounts = [...xml.matchAll(/<InstdAmt Ccy="EUR">(\d+)\.(\d\d)<\/InstdAmt>/g)]
  const total = amounts.reduce((sum, [, euros, cents]) => sum + BigInt(`${euros}${cents}`), 0n)
  const digits = total.toString().padStart(3, '0')
  return {
    count: amounts.length,
    cents: Number(total),
    sum: `${digits.slice(0, -2)}.${digits.slice(-2)}`,
    transactions: xml.split('<CdtTrfTxInf>').length - 1,
    saidCounts: said(xml, 'NbOfTxs').map(Number),
    saidSums: said(xml, 'CtrlSum'),
    names: said(xml, 'Nm'),
    ibans: said(xml, 'IBAN'),
    purposes: said(xml, 'Ustrd'),
    endToEndIds: said(xml, 'EndToEndId'),
  }
}

function said(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text]) => text ?? '')
}
