import { addDemoShop } from '../../services/demo/add-demo-shop.ts';
import type { App } from '../server.ts';
import { sessionRoute } from './session-route.ts';

/** The demo shop's products and pages for a company that has none of its own yet; its admins only. */
export function addDemoContent(app: App): void {
  app.post('/dashboard/api/demo_content', sessionRoute({ who: 'admin' }, {}), async (request, reply) => {
    await addDemoShop(request.context);
    return reply.code(204).send(null);
  });
}
