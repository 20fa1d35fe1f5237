import { textsOf } from '~/i18n/texts'
import stylesheet from '~/styles/public.css'
import type { Language } from '~db/schema'

/** A page for what is refused before Remix runs: no route, no React, the same look. */
export function plainPage(status: 400 | 403 | 404 | 405, language: Language): string {
  const { title, text } = textsOf(language).errors.byStatus[status]
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body><main class="page"><h1>${title}</h1><p>${text}</p></main></body>
</html>
`
}
