import type { Brand } from '~/domain/outbox/letter'
import { directionOf } from '~/i18n/language'
import type { ReaderLanguage } from '~db/schema'
import { brandHead } from './brand-head'
import { escapeHtml } from './escape'
import {
  CODE_STYLE,
  DARK,
  FOOT,
  NARROW,
  PAPER,
  PARAGRAPH,
  QUOTE,
  SHEET,
  TABLE,
  TABLE_LABEL,
  TABLE_VALUE,
} from './style'

export const LINK = '{link}'
export const CODE = '{code}'
/** Separates the text from the sender's details (RFC 3676, 4.3). */
export const SIGNATURE = '\n\n-- \n'
/** Between label and value of a fact: an em space is never typed, and reads well as text. */
export const FACT = ':\u2003'
export const QUOTED = '> '

interface Sheet {
  language: ReaderLanguage
  subject: string
  body: string
  brand: Brand
  /** URL of the button; null without one, or if it must not be shown. */
  href: string | null
  button: string | null
}

/**
 * The layout of all mails: the firm on top, the text's own paragraphs, the link as a button and never as letters,
 * nothing loaded from elsewhere.
 */
export function mailHtml({ language, subject, body, brand, href, button }: Sheet): string {
  const end = body.lastIndexOf(SIGNATURE)
  const written = end < 0 ? body : body.slice(0, end)
  const signed = end < 0 ? '' : body.slice(end + SIGNATURE.length)
  // Mail programs drop attributes of the document, so the sheet repeats it.
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : ''
  const link = button === null ? null : anchor(button, href, brand)
  return `<!doctype html>
<html lang="${language}"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${NARROW}
${DARK}</style>
</head>
<body style="${PAPER}">
<div class="sheet"${direction} style='${SHEET}'>
${brandHead(brand)}
${written
  .split(/\n{2,}/)
  .map((text) => paragraph(text, link))
  .join('\n')}
${signed ? `<p class="soft" style="${FOOT}">${lines(signed)}</p>` : ''}
</div>
</body>
</html>
`
}

interface Anchor {
  button: string
  inline: string
}

function anchor(label: string, href: string | null, { accentColor }: Brand): Anchor {
  const color = `#${accentColor ?? '0b5766'}`
  const [tag, target] = href === null ? ['span', ''] : ['a', ` href="${escapeHtml(href)}"`]
  const button =
    `display:inline-block;padding:12px 24px;background-color:${color};color:#ffffff;border-radius:8px;` +
    'font-weight:600;text-decoration:none'
  return {
    button: `<${tag} class="button" style="${button}"${target}>${escapeHtml(label)}</${tag}>`,
    inline: `<${tag} class="address" style="color:${color}"${target}>${escapeHtml(label)}</${tag}>`,
  }
}

function paragraph(text: string, link: Anchor | null): string {
  const rows = text.split('\n')
  if (text.trim() === LINK) return link === null ? '' : `<p style="${PARAGRAPH}">${link.button}</p>`
  if (rows.every((row) => row.includes(FACT))) return factTable(rows)
  if (rows.every((row) => row.startsWith(QUOTED.trim()))) return quotation(rows)
  if (/^\d{3} ?\d{3}$/.test(text.trim())) return `<p style="${CODE_STYLE}">${escapeHtml(text)}</p>`
  const parts = text.split(LINK).map(lines)
  return `<p style="${PARAGRAPH}">${parts.join(link?.inline ?? LINK)}</p>`
}

function factTable(rows: string[]): string {
  const cells = rows.map((row) => {
    const [label = '', ...value] = row.split(FACT)
    return `<tr><th scope="row" class="soft" style="${TABLE_LABEL}">${escapeHtml(label)}</th><td class="fact" style="${TABLE_VALUE}">${escapeHtml(value.join(FACT))}</td></tr>`
  })
  return `<table class="facts" style="${TABLE}">\n${cells.join('\n')}\n</table>`
}

function quotation(rows: string[]): string {
  const quoted = rows.map((row) => row.replace(/^> ?/, '')).join('\n')
  return `<blockquote class="quote" style="${QUOTE}">${lines(quoted)}</blockquote>`
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>\n')
}
