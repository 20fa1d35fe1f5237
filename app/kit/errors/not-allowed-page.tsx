import type { NotAllowed } from '~/http/error-data'
import { paths } from '~/paths'
import { useHref, useTexts } from '../language'
import { OfficePage } from '../office/office-page'

export function NotAllowedPage({ frame, who, names, firm }: NotAllowed) {
  const { notAllowed } = useTexts().errors
  const href = useHref()
  const text = { owners: notAllowed.forOwners, payroll: notAllowed.forPayroll, others: notAllowed.forOthers }
  return (
    <OfficePage frame={frame}>
      <h1>{who === 'payroll' ? notAllowed.onlyPayroll : notAllowed.title}</h1>
      <p>{text[who](names.join(', '))}</p>
      {firm ? (
        <p>
          <a className="target" href={href(firm)}>
            {notAllowed.toSetting}
          </a>
        </p>
      ) : null}
      <p>
        <a className="button" href={href(paths.office())}>
          {notAllowed.back}
        </a>
      </p>
    </OfficePage>
  )
}
