import type { Language } from '~db/schema'
import { escapeHtml } from './escape'

const TITLE =
  'max-width:560px;margin:0 auto 16px;font:600 18px/1.4 system-ui,sans-serif;overflow-wrap:anywhere'
const TEXT =
  'max-width:560px;margin:16px auto 0;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere'
const FAULTS =
  ':root{color-scheme:light dark}body{margin:0;padding:24px 16px;font:16px/1.5 system-ui,sans-serif}'

/** A mail as a page: subject above, plain text below. */
export function previewPage(mail: { subject: string; html: string; text: string }): string {
  const title = `<p style="${TITLE}">${escapeHtml(mail.subject)}</p>\n`
  const text = `<pre style="${TEXT}">${escapeHtml(mail.text)}</pre>\n`
  return mail.html
    .replace('<div class="sheet"', (sheet) => title + sheet)
    .replace('</body>', (end) => text + end)
}

export function faultPage(language: Language, sentences: string[]): string {
  const lines = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('\n')
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Zahltag</title>
<style>${FAULTS}</style>
</head>
<body>
${lines}
</body>
</html>
`
}
