import type { Dispatcher } from 'undici';

type OnDate = (date: string | undefined) => void;

/** A dispatcher that tells each reply's Date header, whatever the reply says. */
export function watchDates(dispatcher: Dispatcher, onDate: OnDate): Dispatcher {
  return dispatcher.compose(
    (dispatch) => (options, handler) =>
      dispatch(options, {
        onRequestStart: (controller, context) => handler.onRequestStart?.(controller, context),
        onResponseStart: (controller, status, headers, message) => {
          onDate(String(headers.date ?? ''));
          handler.onResponseStart?.(controller, status, headers, message);
        },
        onResponseData: (controller, chunk) => handler.onResponseData?.(controller, chunk),
        onResponseEnd: (controller, trailers) => handler.onResponseEnd?.(controller, trailers),
        onResponseError: (controller, error) => handler.onResponseError?.(controller, error),
      }),
  );
}

/** The same for `fetch`. */
export function watchFetchDates(fetchOnce: typeof fetch, onDate: OnDate): typeof fetch {
  return async (...request) => {
    const response = await fetchOnce(...request);
    onDate(response.headers.get('date') ?? undefined);
    return response;
  };
}
