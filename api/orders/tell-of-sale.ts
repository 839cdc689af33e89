import type { Api } from '#api/dependencies.ts';

/** After a sale was committed: remembered stock is no longer true. The sale stands even if this fails. */
export async function tellOfSale(api: Api): Promise<void> {
  try {
    await api.version.bump();
  } catch (error) {
    api.log.warn({ err: error }, 'a sale was committed but the catalogue version was not raised');
  }
}
