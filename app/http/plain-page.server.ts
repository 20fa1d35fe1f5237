import type { IncomingMessage as Incoming } from 'node:http'
import type { EndedLink } from '~/http/error-data'
import { textsOf } from '~/i18n/texts'
import { freshLinkPaths, paths } from '~/paths'
import stylesheet from '~/styles/public.css'
import type { Language } from '~db/schema'

export function plainPage(status: number, language: Language): string {
  const { byStatus, toStart } = textsOf(language).errors
  const { title, text } = byStatus[status in byStatus ? (status as keyof typeof byStatus) : 500]
  const way = `<p><a class="target" href="${paths.start()}?sprache=${language}">${toStart}</a></p>`
  return document(language, title, `<p>${text}</p>${way}`)
}

export function endedLinkPage(link: EndedLink, language: Language): string {
  const { errors, freshLink } = textsOf(language)
  const { ended } = errors
  const href = `${freshLinkPaths[link.purpose](link.token)}?sprache=${language}`
  const way = `<p><a class="button" href="${href}">${freshLink.title}</a></p>`
  return document(language, ended.title, `<p>${escapeHtml(ended.text(link.tenant.name))}</p>${way}`)
}

/** Only what the language is read from, as the URL of a refused request may be invalid. */
export function languageSource(request: Incoming): globalThis.Request {
  const query = /\?[^#]*/.exec(request.url ?? '')?.[0] ?? ''
  const headers = { 'accept-language': request.headers['accept-language'] ?? '' }
  return new globalThis.Request(`http://localhost/${query}`, { headers })
}

function document(language: Language, title: string, body: string): string {
  const { skipToContent, switchLanguage, switchLanguageTo } = textsOf(language).common
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
<body>
<a class="skip-link" href="#inhalt">${skipToContent}</a>
<div class="page page-narrow">
<header class="page-header"><p class="page-firm">Zahltag</p><a class="language-switch" href="?sprache=${switchLanguageTo}" lang="${switchLanguageTo}" hreflang="${switchLanguageTo}">${switchLanguage}</a></header>
<main id="inhalt" tabindex="-1"><h1>${title}</h1>${body}</main>
</div>
</body>
</html>
`
}

/** For names from outside. A verified token has nothing to escape. */
function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
