import type { Language } from '~db/schema'

/** Marks in a body where the link goes. */
export const LINK = '{link}'
/** Marks in a body where the code goes. */
export const CODE = '{code}'
/** Separates the text from who sent it (RFC 3676, 4.3). */
export const SIGNATURE = '\n\n-- \n'

interface Sheet {
  language: Language
  subject: string
  body: string
  /** The URL, or words in its place; null for a mail without a link. */
  link: string | null
  isAddress: boolean
  button: string
}

// Mail programs know little CSS: colours are set on each element, and dark ones apply where they are
// understood.
const PAPER = 'margin:0;padding:24px 16px;background-color:#f6f5f1;color:#1b1e22'
const SHEET =
  'max-width:560px;margin:0 auto;padding:24px;background-color:#ffffff;border:1px solid #dcd9d0;border-radius:8px;' +
  'font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",Arial,sans-serif;overflow-wrap:anywhere'
const PARAGRAPH = 'margin:0 0 16px'
const BUTTON =
  'display:inline-block;padding:12px 24px;background-color:#0b5766;color:#ffffff;border-radius:8px;' +
  'font-weight:600;text-decoration:none'
const SMALL = 'margin:0 0 16px;font-size:14px;color:#555a62'
const FOOT = 'margin:24px 0 0;padding:16px 0 0;border-top:1px solid #dcd9d0;font-size:14px;color:#555a62'
const DARK = `@media (prefers-color-scheme: dark) {
body{background-color:#131619!important;color:#eceae4!important}
.sheet{background-color:#1b1f23!important;border-color:#353b41!important}
.soft{color:#aeb2b8!important;border-color:#353b41!important}
.button{background-color:#83ccd8!important;color:#06252b!important}
a.address{color:#83ccd8!important}
}`

/**
 * The layout of all mails: the text's own paragraphs, the link as a button, no image and nothing loaded from
 * elsewhere.
 */
export function mailHtml({ language, subject, body, link, isAddress, button }: Sheet): string {
  const end = body.lastIndexOf(SIGNATURE)
  const written = end < 0 ? body : body.slice(0, end)
  const signed = end < 0 ? '' : body.slice(end + SIGNATURE.length)
  const paragraphs = written.split(/\n{2,}/).map((text) => {
    if (text.trim() === LINK && link !== null) return linkBlock(link, isAddress, button)
    return `<p style="${PARAGRAPH}">${inline(text, link, isAddress)}</p>`
  })
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}</style>
</head>
<body style="${PAPER}">
<div class="sheet" style='${SHEET}'>
${paragraphs.join('\n')}
${signed ? `<p class="soft" style="${FOOT}">${lines(signed)}</p>` : ''}
</div>
</body>
</html>
`
}

/** The button, and the URL in full in case the button does not work. */
function linkBlock(link: string, isAddress: boolean, button: string): string {
  if (!isAddress) {
    return `<p style="${PARAGRAPH}"><span class="button" style="${BUTTON}">${escapeHtml(button)}</span></p>
<p class="soft" style="${SMALL}">${escapeHtml(link)}</p>`
  }
  return `<p style="${PARAGRAPH}"><a class="button" style="${BUTTON}" href="${escapeHtml(link)}">${escapeHtml(button)}</a></p>
<p class="soft" style="${SMALL}">${anchor(link)}</p>`
}

function inline(text: string, link: string | null, isAddress: boolean): string {
  const shown = link === null ? LINK : isAddress ? anchor(link) : escapeHtml(link)
  return text
    .split(LINK)
    .map((part) => lines(part))
    .join(shown)
}

function anchor(link: string): string {
  return `<a class="address" style="color:#0b5766" href="${escapeHtml(link)}">${escapeHtml(link)}</a>`
}

function lines(text: string): string {
  return escapeHtml(text).replace(/\n/g, '<br>\n')
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '')
}
