import type { ReactNode } from 'react'
import { useTexts } from '../language'
import { type Act, ActRow, type Acts } from './acts'
import { BackLink } from './back-link'

interface Props {
  /** The list that the record belongs to. */
  back?: { to: string; label: string }
  title: ReactNode
  /** The state of a record, or what a list adds up to. */
  status?: ReactNode
  next?: Act | null | undefined
  others?: Acts
}

/** Begins a record or a list: title, state, and what can be done. */
export function PageHead({ back, title, status, next, others = [] }: Props) {
  const { acts } = useTexts().records
  return (
    <>
      {back ? <BackLink {...back} /> : null}
      <div className="head">
        <h1>{title}</h1>
        {status ? <div className="head-status">{status}</div> : null}
        {next || others.some(Boolean) ? <ActRow title={acts} next={next} others={others} /> : null}
      </div>
    </>
  )
}

/** Left what the record is, right its papers and its past; on a narrow screen one below the other. */
export function RecordBody({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="record">
      <div className="stack">{children}</div>
      <div className="stack">{aside}</div>
    </div>
  )
}
