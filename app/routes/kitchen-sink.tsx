import { Actions } from '#app/features/kitchen-sink/actions.tsx';
import { Carousels } from '#app/features/kitchen-sink/carousels.tsx';
import { Fields } from '#app/features/kitchen-sink/fields.tsx';
import { Messages } from '#app/features/kitchen-sink/messages.tsx';
import { Products } from '#app/features/kitchen-sink/products.tsx';

/** All components in all states, for development. Its texts are samples, so they are not in message files. */
export default function KitchenSink() {
  return (
    <main className="pt-12 pb-24">
      <title>Kitchen sink</title>
      <h1 className="mx-auto max-w-page px-4 text-3xl font-semibold tracking-tight sm:px-6 lg:px-8">
        Kitchen sink
      </h1>
      <Actions />
      <Fields />
      <Products />
      <Messages />
      <Carousels />
    </main>
  );
}
