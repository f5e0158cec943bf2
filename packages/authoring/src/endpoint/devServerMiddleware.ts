import type {IncomingMessage, ServerResponse} from 'node:http';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A middleware of the development server, as webpack-dev-server describes it. */
export type Middleware = {name: string; path?: string; middleware: Handler};

/**
 * A part of the bundler's configuration that answers requests to an address of the development
 * server.
 *
 * @param path what the address starts with
 */
export const devServerMiddleware = (path: string, middleware: Handler) => ({
  devServer: {
    setupMiddlewares(middlewares: Middleware[]): Middleware[] {
      middlewares.unshift({name: 'authoring', path, middleware});
      // Other sites could read everything on this server, such as the token in its scripts.
      const headers = middlewares.findIndex(({name}) => name === 'set-headers');
      if (headers !== -1) {
        middlewares.splice(headers, 1);
      }
      // Docusaurus adds what this returns to the same list.
      return [];
    },
  },
});
