/** What a block refuses: cash on delivery, or all orders. */
export const BLOCK_KINDS = ['cash', 'all'] as const;
export type BlockKind = (typeof BLOCK_KINDS)[number];

/** What a person can request about their data. */
export const DATA_REQUEST_KINDS = ['export', 'correction', 'deletion'] as const;

/** Who asked: the person, or somebody who represents them. */
export const REQUESTERS = ['person', 'representative'] as const;
