import { directionOf } from '~/i18n/language'
import type { Reading } from '~/i18n/reader/texts.server'
import { escapeHtml } from '~/mail/escape'

const STYLE =
  ':root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:24px 16px;font:16px/1.6 system-ui,sans-serif}li{padding:4px 0}'

export function contentsPage(
  files: readonly { path: string; isDocument: boolean }[],
  { language, texts, note }: Reading,
): Uint8Array {
  const { employee } = texts
  const list = (title: string, isDocument: boolean) => {
    const items = files.filter((file) => file.isDocument === isDocument)
    if (items.length === 0) return ''
    return `<h2>${escapeHtml(title)}</h2>\n<ul>\n${items.map(({ path }) => item(path)).join('\n')}\n</ul>\n`
  }
  return Buffer.from(`<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(employee.pageTitle)}</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${escapeHtml(employee.pageTitle)}</h1>
${list(employee.payslips, false)}${list(employee.documents.title, true)}${note ? `<p>${escapeHtml(note)}</p>\n` : ''}</body>
</html>
`)
}

function item(path: string): string {
  const href = path.split('/').map(encodeURIComponent).join('/')
  return `<li><a href="${href}"><bdi>${escapeHtml(path.split('/').at(-1) ?? path)}</bdi></a></li>`
}
