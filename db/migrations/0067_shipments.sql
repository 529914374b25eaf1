-- Parcels of paid orders of goods, and what comes back of them (decision 195). An order is paid, a parcel is carried
-- and a return comes back each by states of its own. Which pieces are in a parcel is counted by the catalogue.
create table shipments (
  id              uuid primary key,
  order_id        uuid not null references catalogue_goods,
  -- The first, the second parcel of its order.
  n               smallint not null check (n between 1 and 999),
  state           text not null check (state in ('packed', 'posted', 'missing', 'delivered', 'lost', 'damaged',
    'cancelled')),
  -- The parcel that never came, or came broken, of which this is the same things once more.
  replaces        uuid unique references shipments,
  tracking_code   text constraint one_code_per_parcel unique check (tracking_code ~ '^[A-Z0-9]{8,40}$'),
  -- NF-e or DC-e; with its check digit (invoice.rules.ts).
  invoice_key     text constraint one_invoice_per_parcel unique
    check (invoice_key ~ '^\d{6}[0-9A-Z]{12}\d{2}(55|99)\d{22}$'),
  -- A label of a carrier: its id there. It is kept before it is paid, so that it is paid once.
  label_gateway   text,
  label_id        text,
  label_bought_at timestamptz,
  packed_at       timestamptz not null,
  posted_at       timestamptz,
  -- The client says that it did not come.
  missing_at      timestamptz,
  delivered_at    timestamptz,
  delivered_by    text check (delivered_by in ('team', 'client', 'carrier', 'time')),
  -- Lost, damaged or cancelled.
  ended_at        timestamptz,
  remedy          text check (remedy in ('refund', 'resend')),
  -- The client gave it up while it was packed.
  cancel_asked_at timestamptz,
  -- When something happens by itself: it is cancelled, or counts as delivered.
  due_at          timestamptz,
  unique (order_id, n),
  unique (label_gateway, label_id),
  constraint label_of_a_carrier check (num_nulls(label_gateway, label_id) in (0, 2)
    and (label_bought_at is null or label_id is not null)),
  constraint posted_or_handed_over check (state not in ('posted', 'missing', 'lost') or posted_at is not null),
  constraint posted_with_a_code check (posted_at is null or tracking_code is not null),
  constraint missed_since check (state <> 'missing' or missing_at is not null),
  constraint delivered_by_somebody check ((state = 'delivered') <= (delivered_at is not null)
    and (delivered_at is null) = (delivered_by is null)),
  constraint ended_once check ((state in ('lost', 'damaged', 'cancelled')) = (ended_at is not null)
    and (state in ('lost', 'damaged')) = (remedy is not null)),
  constraint given_up_while_packed check (cancel_asked_at is null or posted_at is null or cancel_asked_at <= posted_at),
  constraint due_while_open check (due_at is null or state in ('packed', 'posted'))
);
create index shipments_due on shipments (due_at) where due_at is not null;
create index shipments_by_state on shipments (state, packed_at, id);
create index shipments_by_label on shipments (label_gateway) where label_bought_at is not null and delivered_at is null
  and ended_at is null;

create table shipment_lines (
  shipment_id uuid references shipments,
  -- The line of the order.
  n           smallint,
  quantity    smallint not null check (quantity > 0),
  primary key (shipment_id, n)
);

-- What happened to a parcel, who said so, and in which words.
create table shipment_events (
  shipment_id uuid references shipments,
  seq         smallint check (seq > 0),
  state       text not null check (state in ('packed', 'posted', 'missing', 'delivered', 'lost', 'damaged', 'cancelled',
    'cancel_asked')),
  -- None: it happened by itself.
  by_person   uuid references people,
  note        text check (char_length(note) <= 300),
  at          timestamptz not null,
  primary key (shipment_id, seq)
);

-- Pieces of a delivered parcel that the client sends back, for free.
create table shipment_returns (
  id                uuid primary key,
  shipment_id       uuid not null references shipments,
  state             text not null check (state in ('requested', 'on_its_way', 'received', 'refunded', 'closed')),
  reason            text not null check (reason in ('regret', 'damaged', 'wrong', 'different', 'other')),
  words             text check (char_length(words) <= 500),
  requested_at      timestamptz not null,
  -- With which the client posts it without paying; the team writes it down.
  postage_code      text check (postage_code ~ '^[A-Z0-9]{6,40}$'),
  tracking_code     text check (tracking_code ~ '^[A-Z0-9]{8,40}$'),
  sent_at           timestamptz,
  -- The client says that it arrived; the team may say once that it did not, and looks for it then.
  arrived_at        timestamptz,
  arrival_denied_at timestamptz,
  received_at       timestamptz,
  refunded_at       timestamptz,
  -- By the client who keeps it after all, or by the team with its words.
  closed_at         timestamptz,
  closed_words      text check (char_length(closed_words) <= 300),
  -- When it is refunded by itself.
  due_at            timestamptz,
  constraint sent_with_a_code check ((tracking_code is null) = (sent_at is null)
    and (state <> 'requested' or sent_at is null) and (state <> 'on_its_way' or sent_at is not null)),
  constraint arrived_after_sent check (arrived_at is null or sent_at is not null),
  constraint received_or_overdue check (state not in ('received', 'refunded') or coalesce(received_at, arrived_at)
    is not null),
  constraint refunded_once check ((state = 'refunded') = (refunded_at is not null)),
  constraint closed_once check ((state = 'closed') = (closed_at is not null)),
  constraint due_after_arrival check (due_at is null or state = 'received' or state = 'on_its_way' and arrived_at
    is not null)
);
create index shipment_returns_of on shipment_returns (shipment_id);
create index shipment_returns_by_state on shipment_returns (state, requested_at, id);
create index shipment_returns_due on shipment_returns (due_at) where due_at is not null;

create table shipment_return_lines (
  return_id uuid references shipment_returns,
  n         smallint,
  quantity  smallint not null check (quantity > 0),
  -- What was in the parcel, and how many of it are sold again.
  received  smallint check (received between 0 and quantity),
  restocked smallint check (restocked between 0 and received),
  primary key (return_id, n),
  constraint received_as_a_whole check ((received is null) = (restocked is null))
);
