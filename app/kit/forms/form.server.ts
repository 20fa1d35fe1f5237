import type { z } from 'zod'
import { sha256 } from '~/http/sha256.server'
import { isFault } from '~/i18n/fault-words'
import type { Fault, Faults, FormRefusal } from './faults'
import { FORM_KEY_FIELD, HONEYPOT_FIELD } from './form-fields'

/** Our random keys have 36 characters; only a hash is stored anyway. */
const LONGEST_KEY = 64
/** Never stored, nor echoed to the page. */
const UNECHOED = [FORM_KEY_FIELD, HONEYPOT_FIELD, 'password', 'new_password', 'code']

export type ParsedForm<Values> =
  | { outcome: 'accepted'; values: Values; entered: FormRefusal['values'] }
  | { outcome: 'refused'; refusal: FormRefusal }

export interface AcceptedForm<Values> {
  outcome: 'accepted'
  values: Values
  /** Same form with the same content gives the same key, so a double click counts once. */
  dedupeKey: string
  entered: FormRefusal['values']
}

/** Bots are ignored silently. */
type ReadForm<Values> =
  | AcceptedForm<Values>
  | { outcome: 'refused'; refusal: FormRefusal }
  | { outcome: 'trapped' }

/** Reads a form posted from a link's page. The schema's messages are fault keys. */
export async function readForm<Schema extends z.ZodType>(
  request: Request,
  linkId: string,
  schema: Schema,
): Promise<ReadForm<z.output<Schema>>> {
  const form = new URLSearchParams(await request.text())
  if (form.get(HONEYPOT_FIELD)) return { outcome: 'trapped' }
  const parsed = await parseForm(form, schema)
  if (parsed.outcome === 'refused') return parsed
  const formKey = (form.get(FORM_KEY_FIELD) ?? '').slice(0, LONGEST_KEY)
  const dedupeKey = sha256(JSON.stringify([linkId, formKey, parsed.values]))
  return { ...parsed, dedupeKey }
}

/** Reads a form of the office or an account. Passwords and codes are never echoed. */
export async function readOfficeForm<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
): Promise<ParsedForm<z.output<Schema>>> {
  return parseForm(new URLSearchParams(await request.text()), schema)
}

/** Everything that was entered, except secrets; the gate has limited the size of the body. */
export function enteredIn(form: URLSearchParams): FormRefusal['values'] {
  return Object.fromEntries([...form].filter(([name]) => !UNECHOED.includes(name)))
}

async function parseForm<Schema extends z.ZodType>(
  form: URLSearchParams,
  schema: Schema,
): Promise<ParsedForm<z.output<Schema>>> {
  const raw = Object.fromEntries(form)
  const entered = enteredIn(form)
  const parsed = await schema.safeParseAsync(raw)
  if (!parsed.success)
    return {
      outcome: 'refused',
      refusal: {
        faults: faultsOf(parsed.error, placeIn(Object.keys(raw), fieldsOf(schema))),
        values: entered,
      },
    }
  return { outcome: 'accepted', values: parsed.data, entered }
}

function fieldsOf(schema: z.ZodType): string[] {
  if ('in' in schema) return fieldsOf(schema.in as z.ZodType)
  return 'shape' in schema ? Object.keys(schema.shape as object) : []
}

/**
 * The position of a field on its page: browsers send fields from top to bottom. One that was not sent, such as a
 * choice that was not made, comes before the next that was.
 */
function placeIn(sent: readonly string[], fields: readonly string[]): (field: string) => number {
  return (field) => {
    const at = sent.indexOf(field)
    if (at >= 0) return at
    const next = fields.slice(fields.indexOf(field) + 1).find((later) => sent.includes(later))
    return next === undefined ? sent.length : sent.indexOf(next) - 0.5
  }
}

function faultsOf(error: z.ZodError, place: (field: string) => number): Faults {
  const faults: Faults = {}
  const fieldOf = ({ path }: { path: PropertyKey[] }) => String(path[0] ?? 'form')
  for (const issue of [...error.issues].sort((a, b) => place(fieldOf(a)) - place(fieldOf(b))))
    faults[fieldOf(issue)] ??= faultOf(issue.message)
  return faults
}

/** zod uses its own messages for what our schemas do not expect, such as a field sent twice. */
function faultOf(message: string): Fault {
  return isFault(message) ? message : 'required'
}
