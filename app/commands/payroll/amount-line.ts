const LABEL_WIDTH = 50
const AMOUNT_WIDTH = 14
const LINE_WIDTH = 100

export function amountLine(label: string, amount: string, formula: string | undefined): string {
  const head = `  ${label.padEnd(LABEL_WIDTH)}${amount.padStart(AMOUNT_WIDTH)}`
  return formula ? [head, ...wrapped(formula).map((text) => `      ${text}`)].join('\n') : head
}

function wrapped(sentence: string): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of sentence.replaceAll('§ ', '§\u00a0').split(' ')) {
    if (line !== '' && line.length + word.length + 1 > LINE_WIDTH) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return line === '' ? lines : [...lines, line]
}
