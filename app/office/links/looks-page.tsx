import type { LinkLook } from '~/domain/links/shown.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

interface Props {
  tenant: { id: string; name: string }
  looks: LinkLook[]
}

export function LinkLooksPage({ tenant, looks }: Props) {
  const { tenants } = useTexts()
  const texts = tenants.linkLooks
  const language = useLanguage()
  return (
    <>
      <PageHead
        back={{ to: paths.tenant(tenant.id), label: tenants.backToOne(tenant.name) }}
        title={texts.title}
      />
      <p>{texts.text}</p>
      {looks.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <Table
          caption={texts.title}
          rows={looks}
          keyOf={({ at, person }) => `${at} ${person}`}
          columns={[
            { title: texts.at, phone: 'first', cell: ({ at }) => formatMoment(at, language) },
            { title: texts.person, phone: 'end', cell: ({ person }) => person },
            { title: texts.link, phone: 'belowEnd', cell: ({ purpose }) => texts.purposes[purpose] },
            { title: texts.of, isGroup: true, phone: 'below', cell: ({ subject }) => subject ?? '–' },
          ]}
        />
      )}
    </>
  )
}
