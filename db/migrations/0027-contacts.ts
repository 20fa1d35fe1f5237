import { type Kysely, sql } from 'kysely'

const STATEMENTS = [
  `create table contacts (
    tenant_id text not null references tenants (id),
    id text not null,
    customer_id text not null,
    name text not null check (name <> ''),
    job_title text,
    email text,
    phone text,
    language text not null check (language in ('de', 'en')),
    is_for_invoices integer not null default 0 check (is_for_invoices in (0, 1)),
    created_at text not null,
    archived_at text,
    revision integer not null default 0,
    search_key text not null check (search_key <> ''),
    primary key (tenant_id, id),
    foreign key (tenant_id, customer_id) references customers (tenant_id, id),
    check (is_for_invoices = 0 or email is not null)
  ) strict`,
  'create index contacts_customer on contacts (tenant_id, customer_id)',
  `create unique index contacts_for_invoices on contacts (tenant_id, customer_id)
    where is_for_invoices = 1 and archived_at is null`,
  'create index contacts_email on contacts (tenant_id, lower(email)) where email is not null',
  // A reference to two tables at once, which no foreign key can say: the contact is one of the link's customer.
  'alter table access_links add column contact_id text',
  'alter table access_links add column created_by text',
  'create index access_links_contact on access_links (tenant_id, contact_id) where contact_id is not null',
  `create trigger access_links_of_contacts before insert on access_links
    when new.contact_id is not null and not exists (select 1 from contacts c
      where c.tenant_id = new.tenant_id and c.id = new.contact_id and c.customer_id = new.customer_id
        and c.archived_at is null)
    begin select raise(abort, 'access_links: no such contact'); end`,
  `create trigger access_links_keep_contact before update of contact_id, customer_id on access_links
    when new.contact_id is not old.contact_id or new.customer_id is not old.customer_id
    begin select raise(abort, 'access_links: a link stays whose it is'); end`,
  // Up to here each look at the page counted, also a mail scanner's.
  'update access_links set opens = 0, last_used_at = null',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}
