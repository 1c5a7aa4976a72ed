import assert from 'node:assert/strict';
import { stateOfWord } from '../../../../src/api/decode/statusWords';

/** Statuses separated by commas. */
const words: Readonly<Record<string, string>> = {
  queued: `queued, in_queue, IN_QUEUE, InQueue, on_queue, pending, Pending, waiting, wait, awaiting, submitted,
    accepted, created,
    scheduled, scheduling, throttled, not_started, NotStarted, ready to start, ready_to_start, waiting_for_gpu,
    Waiting for GPU,
    pending_processing, enqueued, planned, draft, new, initializing, starting, staged, idle, backlogged, delayed,
    preparing,
    received, JOB_STATE_PENDING, TASK_STATUS_QUEUED, deferred, on_hold, paused, unstarted, queueing, Waiting in queue,
    job.starting, warming-up, canceled_and_requeued, unavailable_gpu_waiting, requested, not_yet_started, en
    attente, en cola, 排队中, 待機中, 대기중, commit,
    Warten auf Fertigstellung, en file d’attente`,
  running: `running, processing, in_progress, IN_PROGRESS, InProgress, in-progress, inprogress, In Progress,
    started, rendering,
    generating, GENERATING_VIDEO, dreaming, fetching, saving, finalizing, encoding, uploading, downloading,
    transcribing, training,
    post_processing, PostProcessing, JOB_STATE_RUNNING, TASK_STATUS_PROCESSING, executing, working, RUN, incomplete,
    partially_completed, almost_done, not_ready, applying_filters, stop_motion_rendering, failover, error_retry,
    interrupted_resuming, recovering_from_error, error_correction, noise_removal, nsfw_check, not_finished,
    upscaling, canceling, cancelling, aborting, Video is being generated,
    retrying, failed_retrying, uploaded, intermediate-complete, en cours, procesando, läuft, 处理中, 생성중, 처리 중, 생성,
    レンダリング中, 未完成, MAKING,
    50% complete, Rendering (45% done), 2 of 5 scenes completed, 2 of 5 done, stage_2_complete, to be completed,
    готовится, подготовка, завершается, wird fertiggestellt, terminating`,
  succeeded: `succeeded, success, Success, succeed, completed, complete, Completed, done, DONE, finished, ready,
    Ready, ok, OK,
    available, published, TASK_STATUS_SUCCEED, JOB_STATE_SUCCEEDED, completed_with_errors, completed_with_warnings,
    generated,
    rendered, processing_complete, render_finished, delivered, converted, deployed, partially_succeeded,
    partial_success, no_error, job.completed, video_ready, COMPLETED_SUCCESSFULLY,
    terminé, completado, готово, Erfolgreich, concluído, 完成, 완료, 생성 완료, 处理完成, RanToCompletion,
    100% complete, 5 of 5 scenes completed, 3 of 3 done, finalizado, terminado, terminato, CALLBACK_FAILED,
    webhook_error`,
  failed: `failed, fail, failure, error, ERROR, errored, rejected, Content Moderated, Request Moderated, timeout,
    timed_out,
    TIMED_OUT, TimedOut, expired, crashed, invalid, denied, blocked, nsfw, upload_failed, processing_failed,
    TASK_STATUS_FAILED, unsuccessful, content_filtered, moderation_blocked, flagged, refused, internal_error,
    failed_no_retry, max_retries_exceeded, retry_failed, content_check_failed,
    policy_violation, render_error, insufficient_credits, échoué, fehlgeschlagen, ошибка, 失败, 실패, 생성 실패, Faulted,
    falló`,
  canceled: `canceled, cancelled, CANCELLED, Cancelled, cancel, stopped, deleted, revoked, terminated, user_cancelled,
    JOB_STATE_CANCELLED, aborted, ABORTED, removed, annulé, abgebrochen, 已取消, キャンセル, 취소됨, ABANDONED, KILLED, killed`,
  unknown: `foo, color_filter, unknown, 5, string, <string>, null, unspecified, JOB_STATE_UNSPECIFIED, not_found,
    enabled, n/a, 尚未成功, 완료되지 않음, ran out,
    не готово, неуспешно, nicht fertig, non terminé, sin éxito, não concluído, 未成功, 无法完成, 成功せず, 完了待ち, 완료 예정,
    a long sentence that says a lot about what has been done so far`,
};

describe('status words', () => {
  for (const [state, list] of Object.entries(words)) {
    it(`are recognized as ${state}`, () => {
      const all = list.split(',').map((text) => text.trim());
      assert.deepEqual(
        all.filter((word) => (stateOfWord(word) ?? 'unknown') !== state),
        [],
      );
    });
  }
});
