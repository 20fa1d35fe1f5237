import type { IncomingMessage as Incoming } from 'node:http'
import type { EndedLink } from '~/http/error-data'
import { textsOf } from '~/i18n/texts'
import { freshLinkPaths } from '~/paths'
import stylesheet from '~/styles/public.css'
import type { Language } from '~db/schema'

/** A page without React: for an unknown address, or a route without a component. */
export function plainPage(status: number, language: Language): string {
  const { byStatus } = textsOf(language).errors
  const { title, text } = byStatus[status in byStatus ? (status as keyof typeof byStatus) : 500]
  return document(language, title, `<p>${text}</p>`)
}

/** The page of an ended link to a file: it leads to the form for a fresh link. */
export function endedLinkPage(link: EndedLink, language: Language): string {
  const { errors, freshLink } = textsOf(language)
  const { ended } = errors
  const href = `${freshLinkPaths[link.purpose](link.token)}?sprache=${language}`
  const way = `<p><a class="button" href="${href}">${freshLink.title}</a></p>`
  return document(language, ended.title, `<p>${escapeHtml(ended.text(link.tenant.name))}</p>${way}`)
}

/** Only what the language is read from, as the URL of a refused request may not be valid. */
export function languageSource(request: Incoming): globalThis.Request {
  const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? ''
  const headers = { 'accept-language': request.headers['accept-language'] ?? '' }
  return new globalThis.Request(`http://localhost/${query}`, { headers })
}

function document(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
</head>
<body><div class="page page-narrow"><main><h1>${title}</h1>${body}</main></div></body>
</html>
`
}

/** Names come from outside. The token was verified, so it has no characters to escape. */
function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
