import type { TemplateName } from '~/domain/outbox/template'
import type { TemplateKey } from '~/domain/outbox/templates.server'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { Language } from '~db/schema'

export function TemplateLink({
  name,
  language,
  own,
}: {
  name: TemplateName
  language: Language
  own: TemplateKey[]
}) {
  const texts = useTexts().mailTemplates
  const href = useHref()
  const isOwn = own.some((key) => key.name === name && key.language === language)
  return (
    <a
      className="target"
      href={href(paths.mailTemplate(name, language))}
      aria-label={`${texts.names[name]}, ${texts.languages[language]}: ${isOwn ? texts.own : texts.ours}`}
    >
      {isOwn ? texts.own : texts.ours}
    </a>
  )
}
