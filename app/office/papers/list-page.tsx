import { Notice } from '~/kit/banner'
import { useHref, useTexts } from '~/kit/language'
import type { listPapers } from '~/kit/papers.server'
import { PageHead } from '~/kit/records/page-head'
import { paths } from '~/paths'

type Props = Awaited<ReturnType<typeof listPapers>>

export function PapersPage({ tenant, papers, missing }: Props) {
  const { papers: texts, tenants } = useTexts()
  const href = useHref()
  return (
    <>
      <PageHead
        back={{ to: paths.tenant(tenant.id), label: tenants.backToOne(tenant.name) }}
        title={texts.title}
        others={[
          {
            label: tenants.changeOf(tenants.dataProtection.title),
            to: paths.tenantDataProtection(tenant.id),
          },
        ]}
      />
      <p>{texts.text}</p>
      {missing.length > 0 ? (
        <Notice title={texts.missing}>
          <ul>
            {missing.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {papers.map(({ name, blanks }) => {
        const { title, what, who, byHand } = texts.papers[name]
        return (
          <section key={name} className="sheet stack-tight" aria-labelledby={name}>
            <h2 id={name}>{title}</h2>
            <p>{what}</p>
            <p>{who}</p>
            <p>{byHand}</p>
            <p className="soft">{texts.blanks(blanks)}</p>
            <p>
              <a className="target" href={href(paths.paper(tenant.id, name))}>
                {texts.open(title)}
              </a>
            </p>
          </section>
        )
      })}
      <p className="soft">{texts.noAdvice}</p>
    </>
  )
}
