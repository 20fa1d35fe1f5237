import type { LinkPage as LinkPageData } from '~/domain/overviews/link-page.server'
import { formatMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import { LinkStateMark } from './state'

export function LinkFacts({ link }: Pick<LinkPageData, 'link'>) {
  const texts = useTexts().links
  const language = useLanguage()
  const created = formatMoment(link.createdAt, language)
  const { columns } = texts
  return (
    <Facts
      facts={[
        { label: columns.state, value: <LinkStateMark state={link.state} /> },
        { label: columns.expires, value: formatMoment(link.expiresAt, language) },
        {
          label: columns.created,
          value: link.createdBy ? texts.by(created, link.createdBy) : created,
        },
        { label: texts.mailed, value: link.mailedAt && formatMoment(link.mailedAt, language) },
        { label: columns.used, value: link.usedAt ? formatMoment(link.usedAt, language) : texts.never },
      ]}
    />
  )
}
