import type { AlikeRecord } from '~/domain/records/alike'
import { Confirmation } from '~/kit/banner'
import { useHref, useTexts } from '~/kit/language'
import { BackLink } from '~/kit/records/back-link'
import { paths } from '~/paths'
import type { Props } from './done-import'
import { WaysOn } from './ways-on'

const ONE = { customers: paths.customer, employees: paths.employee } as const

export function UndoneImport({ kind, file, remaining }: Props & { remaining: AlikeRecord[] }) {
  const { imports } = useTexts()
  const { undone } = imports
  const href = useHref()
  return (
    <>
      <BackLink to={paths[kind]()} label={imports[kind].back} />
      <h1>{imports[kind].title}</h1>
      <Confirmation title={undone.title(imports[kind].count(file.removed))}>
        <p>{remaining.length === 0 ? undone.nothingKept : undone.kept}</p>
        {remaining.length === 0 ? null : (
          <ul>
            {remaining.map(({ id, name, number, city }) => (
              <li key={id}>
                <a className="target" href={href(ONE[kind](id))}>
                  {`${name}, ${city} (${number})`}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Confirmation>
      <WaysOn kind={kind} />
    </>
  )
}
